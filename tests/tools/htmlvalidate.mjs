// What html-validate asks of the built pages: its recommended rules and those for whole documents.
// Left out is only what HTML leaves open, so that it changes nothing for anybody.
export default {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // HTML does not tell `srcSet` from `srcset`, nor `<!doctype>` from `<!DOCTYPE>`.
    "attr-case": "off",
    "doctype-style": "off",
    // React writes `<img/>`, `hidden=""` and `checked=""`; a parser reads `<img>` and `hidden`.
    "void-style": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // A style attribute carries custom properties: a client's colours, a sticker's place.
    "no-inline-style": "off",
    // How long a title is, is for its owner to say.
    "long-title": "off",
    // In the menu of phones the search looks as the links beside it, and is one with a button's role.
    "prefer-native-element": ["error", { exclude: ["button"] }],
    // An id may hold anything but white space.
    "valid-id": ["error", { relaxed: true }],
    // A hash proves that a stranger's file is the one we chose; files of our own need no proof.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};

#!/bin/sh
# Copies the Latin files of the pinned packages here. Run `npm install --ignore-scripts && npm run fonts` in artwork/.
set -eu
for font in anybody:standard figtree:wght hanken-grotesk:wght instrument-sans:wght syne:wght; do
  name=${font%:*}
  cp "node_modules/@fontsource-variable/$name/files/$name-latin-${font#*:}-normal.woff2" "fonts/$name.woff2"
done
for name in caprasimo shrikhand; do
  cp "node_modules/@fontsource/$name/files/$name-latin-400-normal.woff2" "fonts/$name.woff2"
done

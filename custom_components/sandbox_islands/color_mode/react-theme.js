// Takes the place of Reflex's module of this name. The theme is on <html>: class "light" or "dark",
// and data-theme where the visitor or the theme of the site has chosen one. It is changed by the event "set-theme".
import { createContext, createElement, useContext, useMemo, useSyncExternalStore } from "react";
import { ColorModeContext } from "$/utils/context-registry";

const SYSTEM = "system";

const ThemeContext = createContext({ theme: SYSTEM, resolvedTheme: "light", setTheme() {} });

const subscribe = (onChange) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["class", "data-theme"] });
  return () => observer.disconnect();
};

const fixedScheme = () => document.documentElement.dataset.theme ?? SYSTEM;
const shownTheme = () => (document.documentElement.classList.contains("dark") ? "dark" : "light");

const setTheme = (theme) => document.dispatchEvent(new CustomEvent("set-theme", { detail: theme }));
const toggleColorMode = () => setTheme(shownTheme() === "dark" ? "light" : "dark");

/** Provides the theme of the site to Reflex's components. Prerendered pages are light. */
export function ThemeProvider({ children }) {
  const theme = useSyncExternalStore(subscribe, fixedScheme, () => SYSTEM);
  const resolvedTheme = useSyncExternalStore(subscribe, shownTheme, () => "light");

  const themes = useMemo(() => ({ theme, resolvedTheme, setTheme }), [theme, resolvedTheme]);
  const colorModes = useMemo(
    () => ({
      rawColorMode: theme,
      resolvedColorMode: resolvedTheme,
      toggleColorMode,
      setColorMode: setTheme,
    }),
    [theme, resolvedTheme],
  );

  return createElement(
    ThemeContext.Provider,
    { value: themes },
    createElement(ColorModeContext.Provider, { value: colorModes }, children),
  );
}

export const useTheme = () => useContext(ThemeContext);

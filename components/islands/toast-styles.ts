/**
 * Where the library of the toasts (goober in it) writes its rules: into a style sheet that scripts make, which the page's
 * policy allows, and not into a style element, whose text changes with every toast and so can have no hash. Under this name
 * the library looks for its element, of which it uses no more than what is here.
 */
if ("adoptedStyleSheets" in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let text = "";
  const rules = {
    get data() {
      return text;
    },
    set data(changed: string) {
      text = changed;
      sheet.replaceSync(text);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: rules } });
}

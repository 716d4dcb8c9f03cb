/**
 * Makes react-hot-toast (goober) write its rules to a constructed style sheet, which the Content-Security-Policy allows. A
 * `<style>` element cannot have a hash, because its text changes with every toast. goober looks for its element in
 * `window._goober` and uses only these members of it.
 */
if ("adoptedStyleSheets" in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let text = "";
  const rules = {
    get data() {
      return text;
    },
    set data(value: string) {
      text = value;
      sheet.replaceSync(text);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: rules } });
}

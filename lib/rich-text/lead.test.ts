import { splitLead } from "./lead";
import type { SafeHtml } from "./sanitize";

test.each([
  [null, null, null],
  ["<p>One.</p>", "<p>One.</p>", null],
  ['<p dir="ltr">One <b>two</b>.</p>\n<p>Three.</p>', '<p dir="ltr">One <b>two</b>.</p>', "<p>Three.</p>"],
  ["<h2>Head</h2><p>One.</p>", null, "<h2>Head</h2><p>One.</p>"],
  ["<pre>One</pre><p>Two.</p>", null, "<pre>One</pre><p>Two.</p>"],
])("the first paragraph of %j", (html, lead, rest) => {
  expect(splitLead(html as SafeHtml | null)).toEqual({ lead, rest });
});

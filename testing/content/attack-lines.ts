/**
 * Attack strings that are not put together from parts, one a line, by family. `#` is what must not run; the signs of
 * control characters stand for these.
 */

const control: Record<string, string> = {
  "␀": "\0",
  "␊": "\n",
  "␍": "\r",
  "␛": "\x1b",
  "␤": "\u2028",
  "⌗": "#",
};

/** The lines of a text, with what must not run in place of `#`. */
function lines(text: string): string[] {
  const found = text.trim().split("\n");
  return found.map((line) =>
    line
      .trim()
      .replaceAll("#", "hit(1)")
      .replace(/[␀␊␍␛␤⌗]/g, (sign) => control[sign] ?? ""),
  );
}

/** Markup that no parser should have to read. */
export const broken = lines(`
  <script>#</script>
  <SCRIPT>#</SCRIPT>
  <script >#</script >
  <script/x>#</script>
  <script␊>#</script>
  <scr<script>ipt>#</scr</script>ipt>
  <<script>#//<</script>
  <scr␀ipt>#</scr␀ipt>
  <␀script>#</script>
  <!--<script>-->#</script>
  <!--><script>#</script>-->
  <!--->#<script>#</script>-->
  <!-- --!><script>#</script>
  <![CDATA[<script>#</script>]]>
  <?xml x?><script>#</script>
  <!x><script>#</script>
  <%<script>#</script>%>
  <img """><script>#</script>">
  </p onclick=#>x
  <p/onclick=#>x
  <a␀href=javascript:#>x</a>
  <//script><script>#</script>
  <script>#
  <script src=//evil.test/x.js
  <img src=x onerror=#//
  <iframe src=javascript:#
  <svg/onload=#
  <img src=x onerror=#
  <b <script>#</script>0
  <p title='</p><script>#</script>'>
  <script>/*</p>*/#</script>
  <!DOCTYPE x [<!ENTITY y '<script>#</script>'>]>&y;
  <xml><i><b>&lt;script>#</b></i></xml>
  <img src=x src=y onerror=a onerror=#>
  <img alt='"onerror=# x="' src=x>
  <abbr title="&quot; onclick=&quot;#">x</abbr>
  <a href="/&quot;onclick=&quot;#">x</a>
  <p dir='"onclick=#' lang='"><script>#</script>'>x
  <ol type='"onclick=#'><li>x
  <td colspan='1" onclick=#'>x
  <plaintext><script>#</script>
  <p>x</p><frameset onload=#>
  </body></html><script>#</script>
`);

/** Markup that is written so that only a later reader sees it. */
export const encoded = lines(String.raw`
  &lt;script&gt;#&lt;/script&gt;
  &amp;lt;script&amp;gt;#
  %3Cscript%3E#%3C/script%3E
  \u003cscript\u003e#
  \x3cscript\x3e#
  +ADw-script+AD4-#+ADw-/script+AD4-
  ␛$B<script>#</script>␛(B
  ＜script＞#＜/script＞
  ‹script›#
  &⌗60;script&⌗62;#
  &⌗x3c;script&⌗x3e;#
  &LT;script&GT;#
`);

/** For what is no HTML: attributes, titles, scripts that hold data, and addresses. */
export const breakouts = lines(String.raw`
  </script><script>#</script>
  </SCRIPT ><script>#</script>
  <!--<script>
  ]]><script>#</script>
  ␤#␤
  </title><script>#</script>
  </style><script>#</script>
  </textarea><script>#</script>
  </noscript><script>#</script>
  "><script>#</script>
  '><script>#</script>
  " onmouseover="#
  ' onmouseover='#
  \'-#-\'
  \"-#-\"
  {{constructor.constructor('#')()}}
  <%= # %>
  {% # %}
  ';#//
  ";#//
  */#/*
  -->#<!--
  {"@context":"x"}</script><script>#</script>
  \u003c/script\u003e
  javascript:#
  mailto:a@b.c?body=#
  tel:#
  a@b.c␍␊bcc:x@evil.test
  +91 98765 43210;ext=#
  98765" onclick="#
  ../../../etc/passwd
  ␀#
`);

/** Elements that begin something by themselves, or change the page without a script. */
export const behaviours = lines(String.raw`
  <template shadowrootmode=open><script>#</script></template>
  <div is=x-own slot=x part=y itemprop=z>x</div>
  <button popovertarget=p>x</button><div popover id=p onbeforetoggle=#>x</div>
  <dialog open onclose=#>x</dialog>
  <details open ontoggle=#><summary>x</summary>y</details>
  <input autofocus accesskey=x onfocus=#>
  <p contenteditable class=x data-x=y>z
  <meta http-equiv=Content-Security-Policy content='script-src *'>
  <meta name=referrer content=unsafe-url>
  <base target=_top>
  <style>@keyframes x{}</style><p style="animation-name:x" onanimationend=#>x
  <p style=position:fixed;inset:0;z-index:9>x
  <style>body{display:none}</style>
  <p style="x:expression(#)">x
  <p style='xss:\65xpression(#)'>x
  <a href=/ target=_top download>x</a>
`);

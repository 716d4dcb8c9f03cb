import { htmlExcerpt } from "./excerpt";
import type { HtmlElement } from "./html-tree";
import { plainText } from "./plain-text";
import { readInput } from "./read-input";
import { safeHtml } from "./sanitize";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test/cms" }) }));

const note = "Ask the board first";

describe("what the author could not see", () => {
  it.each([
    `<p>Price on request<a class="msocomanchor" href="#_msocom_1">[R1]</a></p><div style="mso-element:comment-list"><div style="mso-element:comment"><p class="MsoCommentText">${note}</p></div></div>`,
    `<p>Price on request<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[R1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span></p><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p>${note}</p></div></div></div>`,
    `<p><a style='mso-comment-reference:R_1;mso-comment-date:20260101T1000'>Price</a> on request</p><p class=MsoCommentText>${note}</p>`,
    `<p>Price on request<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>${note}</span></p><p>${note}</p></div>`,
    `<p>Price <del cite="mailto:R" datetime="2026-01-01T10:00">${note}</del>on request</p>`,
    `<p>Price <span class=msoDel>${note}</span><ins cite="mailto:R">on request</ins></p>`,
    `<p hidden>${note}</p><p>Price on request</p>`,
    `<p>Price <b hidden=until-found>${note}</b>on request</p>`,
    `<div popover>${note}</div><dialog>${note}</dialog><p>Price on request</p>`,
    `<div style="Display: NONE !important"><p>${note}</p><img src="/a.webp" alt="${note}"></div><p>Price on request</p>`,
    `<p>Price <span style="color:red;visibility:hidden">${note}</span>on request</p>`,
    `<p class=MsoNormal><span style='display:none;mso-hide:all'>${note}</span>Price on request</p>`,
    `<p style='mso-hide:all'>${note}<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe></p><p>Price on request</p>`,
  ])("is in no page, text or excerpt: %s", (html) => {
    expect(safeHtml(html)?.replaceAll(/<sup><\/sup>|<\/?a>/g, "")).toBe("<p>Price on request</p>");
    expect(plainText(html)).toBe("Price on request");
    expect(htmlExcerpt(html, 100)).toBe("Price on request");
  });

  it.each([
    ["<p><del>old</del> new</p>"],
    ["<p><del datetime='2026-01-01T10:00:00+00:00'>old</del> new</p>", "<p><del>old</del> new</p>"],
    ["<p><s>old</s> <ins>new</ins></p>", "<p><s>old</s> <u>new</u></p>"],
    ["<p><span aria-hidden=true>→</span> new</p>", "<p>→ new</p>"],
    ["<dialog open><p>new</p></dialog>", "<p>new</p>"],
    ["<p style='display:block;visibility:visible'>new</p>", "<p>new</p>"],
    ["<p><a href='#cmnt'>new</a></p>", '<p><a href="#cmnt">new</a></p>'],
  ])("is not what readers are shown: %s", (html, expected = html) => {
    expect(safeHtml(html)).toBe(expected);
  });
});

it("names what is left out with its content", () => {
  const leftOut: [HtmlElement["name"], string | undefined][] = [];
  readInput(
    "<p>a<span hidden>b<math><mi>x</mi></math></span></p><math><mi>x</mi></math><svg><text>y</text></svg><p class=MsoCommentText>c</p>",
    ({ name }, reason) => leftOut.push([name, reason]),
  );
  expect(leftOut).toEqual([
    ["math", undefined],
    ["svg", undefined],
    ["p", "a comment of Word"],
    ["span", "a hidden element"],
  ]);
});

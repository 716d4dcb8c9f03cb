import { transformHtml } from "../../server/html-transforms/transform-html";
import { filesOfPage } from "./page-files";

it("names the files of a page, those that its loader lists by their names, too", () => {
  const payload = '0:{"b":"build-1"}\n';
  const html =
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" media="print" disabled=""/>' +
    '<script src="/_next/static/chunks/b-1.js" async=""></script></head><body><main>Text</main>' +
    '<script src="/_next/static/chunks/c.js" id="_R_" async=""></script>' +
    "<script>(self.__next_f=self.__next_f||[]).push([0])</script>" +
    `<script>self.__next_f.push([1,${JSON.stringify(payload)}])</script></body></html>`;
  const page = transformHtml(html, { payload: `#${payload}` }).html;
  expect(page).not.toContain("b-1.js");
  const files = ["a.css", "b-1.js", "c.js", expect.stringMatching(/^hydrate-/)];
  expect(filesOfPage(page).map((file) => file.replace("static/chunks/", ""))).toEqual(
    expect.arrayContaining(files),
  );
});

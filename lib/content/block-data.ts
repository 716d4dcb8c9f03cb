import "server-only";
import { pageFormToken } from "../inquiry/form-token";
import type { Block } from "../read/blocks";
import type { Language } from "../words/language";
import { getChosenRecords } from "./chosen-records";
import { getInquiryForm } from "./contact-page";

/** The data of the blocks of a page besides their own texts: the records of each, and the form. */
export async function getBlockData(blocks: Block[], language: Language) {
  const [records, form] = await Promise.all([
    Promise.all(blocks.map((block) => block.type === "records" && getChosenRecords(block.ids, language))),
    blocks.some(({ type }) => type === "inquiry") ? getForm(language) : null,
  ]);
  return { records, form };
}

async function getForm(language: Language) {
  const [form, formToken] = await Promise.all([getInquiryForm(language), pageFormToken()]);
  return { ...form, formToken };
}

import { PageBudget as PageBudget_fff28dff67a49b2195ec067635da6233 } from '../../content/page-budget.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_8146968bfdb9924689b42dda752196db } from '../../content/paste-plugin.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PagePicker as PagePicker_82a9546b17bc9f912b50a8187db4b206 } from '../../content/page-picker.tsx'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChoiceField as ChoiceField_649bffe9b7f6b5e6dd9f36478c2ba9ff } from '../../content/choice-field.tsx'
import { NumberInput as NumberInput_e51a4c62285d33bee92b02ce85702a58 } from '../../content/number-input.tsx'
import { ShownOn as ShownOn_4bde6b4a745d877ad353d67b33085d74 } from '../../content/shown-on.tsx'
import { TranslateLink as TranslateLink_5b33d70bae7a2c981a4afd2e0a00ed99 } from '../../content/translate-link.tsx'
import { ImportRows as ImportRows_d02000af526cd8f0b1e4f1d6b469efda } from '../../content/import-rows.tsx'
import { SaveDraft as SaveDraft_9d75e16192e510852291239e92cfbb72 } from '../../content/save-draft.tsx'
import { VersionList as VersionList_38736d945f6028660f1b60e113dd2249 } from '../../content/version-list.tsx'
import { BannerName as BannerName_46ff2326964a5f6bf1f43189c79c1a5f } from '../../content/banner-name.tsx'
import { TranslationFormField as TranslationFormField_29531838333757db0ab071a228717608 } from '../../content/translation-form.tsx'
import { WordsDiff as WordsDiff_9c7340c65412fe9d888df9c8c658aed9 } from '../../content/words-diff.tsx'
import { TranslationStateCell as TranslationStateCell_2da3d07577c33777be0ed2e94b49717c } from '../../content/translation-state.tsx'
import { FilePlace as FilePlace_55d09a695918470134c4fd6ac07b1d08 } from '../../content/file-place.tsx'
import { ReplyLink as ReplyLink_b0c2be9cd6c76bab857440ce30880ea6 } from '../../content/reply-link.tsx'
import { CsvLink as CsvLink_6363ff23df4f4fc57f7ac26a2d115481 } from '../../content/csv-link.tsx'
import { FileLink as FileLink_2bee7f8498a052e4e381fb66f639cdb8 } from '../../content/file-link.tsx'
import { Mark as Mark_88101fcb06807512e3c0684d329c0507 } from '../../content/brand.tsx'
import { ViewSite as ViewSite_88101fcb06807512e3c0684d329c0507 } from '../../content/brand.tsx'
import { Desk as Desk_5453904c5a49a7fc91aca5b30740a541 } from '../../content/desk.tsx'
import { KeepForms as KeepForms_3a6cc8a6c61205ea83c385722b94fe9c } from '../../content/open-forms.tsx'
import { PlanErrors as PlanErrors_02db1c1a51e2fee30c5d8397e475c6f7 } from '../../content/plan-errors.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/content/page-budget.tsx#PageBudget": PageBudget_fff28dff67a49b2195ec067635da6233,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/paste-plugin.tsx#PasteFeatureClient": PasteFeatureClient_8146968bfdb9924689b42dda752196db,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/page-picker.tsx#PagePicker": PagePicker_82a9546b17bc9f912b50a8187db4b206,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/choice-field.tsx#ChoiceField": ChoiceField_649bffe9b7f6b5e6dd9f36478c2ba9ff,
  "/content/number-input.tsx#NumberInput": NumberInput_e51a4c62285d33bee92b02ce85702a58,
  "/content/shown-on.tsx#ShownOn": ShownOn_4bde6b4a745d877ad353d67b33085d74,
  "/content/translate-link.tsx#TranslateLink": TranslateLink_5b33d70bae7a2c981a4afd2e0a00ed99,
  "/content/import-rows.tsx#ImportRows": ImportRows_d02000af526cd8f0b1e4f1d6b469efda,
  "/content/save-draft.tsx#SaveDraft": SaveDraft_9d75e16192e510852291239e92cfbb72,
  "/content/version-list.tsx#VersionList": VersionList_38736d945f6028660f1b60e113dd2249,
  "/content/banner-name.tsx#BannerName": BannerName_46ff2326964a5f6bf1f43189c79c1a5f,
  "/content/translation-form.tsx#TranslationFormField": TranslationFormField_29531838333757db0ab071a228717608,
  "/content/words-diff.tsx#WordsDiff": WordsDiff_9c7340c65412fe9d888df9c8c658aed9,
  "/content/translation-state.tsx#TranslationStateCell": TranslationStateCell_2da3d07577c33777be0ed2e94b49717c,
  "/content/file-place.tsx#FilePlace": FilePlace_55d09a695918470134c4fd6ac07b1d08,
  "/content/reply-link.tsx#ReplyLink": ReplyLink_b0c2be9cd6c76bab857440ce30880ea6,
  "/content/csv-link.tsx#CsvLink": CsvLink_6363ff23df4f4fc57f7ac26a2d115481,
  "/content/file-link.tsx#FileLink": FileLink_2bee7f8498a052e4e381fb66f639cdb8,
  "/content/brand.tsx#Mark": Mark_88101fcb06807512e3c0684d329c0507,
  "/content/brand.tsx#ViewSite": ViewSite_88101fcb06807512e3c0684d329c0507,
  "/content/desk.tsx#Desk": Desk_5453904c5a49a7fc91aca5b30740a541,
  "/content/open-forms.tsx#KeepForms": KeepForms_3a6cc8a6c61205ea83c385722b94fe9c,
  "/content/plan-errors.tsx#PlanErrors": PlanErrors_02db1c1a51e2fee30c5d8397e475c6f7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}

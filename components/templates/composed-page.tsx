import { ActionBlock } from "@/components/blocks/action-block";
import { InquiryBlock, type InquiryFormData } from "@/components/blocks/inquiry-block";
import { PictureBlock } from "@/components/blocks/picture-block";
import { QuestionsBlock } from "@/components/blocks/questions-block";
import { RecordsBlock } from "@/components/blocks/records-block";
import { TextBlock } from "@/components/blocks/text-block";
import { KeyFigures } from "@/components/sections/key-figures";
import { PageBanner } from "@/components/sections/page-banner";
import type { ChosenRecords } from "@/lib/content/chosen-records";
import type { ComposedPage as Page } from "@/lib/content/composed-page";
import type { Block } from "@/lib/read/blocks";
import { composedHref } from "@/lib/site/page-slug";

type Props = {
  page: Page;
  /** The records of each block that shows some. */
  records: (ChosenRecords | false)[];
  /** Of a page with a block that contains the form. */
  form: InquiryFormData | null;
};

/** A page that editors compose: its title, and its blocks below each other. */
export function ComposedPage({ page, records, form }: Props) {
  const { id, title, summary, blocks } = page;
  return (
    <>
      <PageBanner
        template="reading"
        banner={{ ok: true, data: { title: null, description: summary, image: null } }}
        record={page}
        title={title}
      />
      {blocks.map((block, index) => (
        <BlockSection
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids, and never move on a page
          key={index}
          block={block}
          records={records[index] || null}
          form={form}
          source={{ title, path: composedHref(id) }}
        />
      ))}
    </>
  );
}

type BlockProps = Pick<Props, "form"> & {
  block: Block;
  records: ChosenRecords | null;
  source: { title: string; path: string };
};

function BlockSection({ block, records, form, source }: BlockProps) {
  switch (block.type) {
    case "text":
      return <TextBlock {...block} />;
    case "picture":
      return <PictureBlock {...block} />;
    case "figures":
      return <KeyFigures heading={block.heading} figures={block.figures} />;
    case "records":
      return records && <RecordsBlock heading={block.heading} records={records} />;
    case "questions":
      return <QuestionsBlock {...block} />;
    case "action":
      return <ActionBlock {...block} />;
    case "inquiry":
      return form && <InquiryBlock {...block} form={form} source={source} />;
  }
}

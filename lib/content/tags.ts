/** The tags that content can be refreshed by: one for each kind of content. */
export { tags as contentTags } from "../backend/contract";

export { tags as contentTags } from "../backend/contract";

import "server-only";
import { FileStore } from "@tus/file-store";
import { Server, type Upload } from "@tus/server";
import { maxInquiryFileBytes } from "../backend/file-receiver";
import { uploadPath } from "../form/files";
import { addressHeader } from "../http/client-address";
import { callUrl, languageOfCall } from "../site/language-path";
import { words } from "../words/words";
import { checkUpload, RefusedFile } from "./check";
import { addressId, newUploadId, uploadStore } from "./store";

let server: Server | undefined;

/**
 * The resumable protocol of uploads (https://tus.io/protocols/resumable-upload), for the form's script. A file that breaks off continues
 * where it ended, and is checked when it is complete.
 */
export function tusServer(): Server {
  server ??= createServer();
  return server;
}

function createServer(): Server {
  const store = uploadStore();
  const datastore = new FileStore({ directory: store.folder, configstore: store });
  return new Server({
    path: uploadPath,
    datastore,
    maxSize: maxInquiryFileBytes,
    allowedOrigins: [],
    namingFunction: newUploadId,
    generateUrl: ({ url }, { path, id }) => callUrl(`${path}/${id}`, languageOfCall(url)),
    getFileIdFromRequest: ({ url }) => new URL(url).pathname.split("/").at(-1),
    onUploadCreate: async ({ headers, url }, upload) => {
      const t = words(languageOfCall(url));
      const address = await addressId(headers.get(addressHeader) ?? "");
      if (upload.size === undefined) throw { status_code: 400, body: "Upload-Length is missing.\n" };
      if (!store.hasRoom(address, upload.size))
        throw { status_code: 429, body: t("inquiryFiles.refused.room") };
      return { metadata: { filename: upload.metadata?.filename ?? "", address } };
    },
    onUploadFinish: async ({ url }, { id }: Upload) => {
      try {
        await checkUpload(id, words(languageOfCall(url)));
        return {};
      } catch (error) {
        if (!(error instanceof RefusedFile)) throw error;
        // It stays where it is, and is checked again with its inquiry.
        if (error.reason === "unchecked") return {};
        throw { status_code: 422, body: error.message };
      }
    },
  });
}

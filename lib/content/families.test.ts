import { cacheTag } from "next/cache";
import { fetchList } from "../backend/client";
import { BackendError } from "../backend/error";
import { getFamilies } from "./families";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), gone: "gone" }));

const product = (id: string, family: string) => ({ id, title: `P-${id}`, family, image: null }) as never;

it("counts the products of each family, without the tag of the content; there are none while the call fails", async () => {
  const records = [product("1", "Oxygen"), product("2", "Oxygen"), product("3", "Front end")];
  jest.mocked(fetchList).mockResolvedValue({ records, total: 3, totalPages: 1 });
  const families = [
    { name: "Oxygen", count: 2, href: "/product#oxygen", image: null },
    { name: "Front end", count: 1, href: "/product#front-end", image: null },
  ];
  expect(await getFamilies("en")).toEqual(families);
  expect(cacheTag).not.toHaveBeenCalled();
  jest.mocked(fetchList).mockRejectedValue(new BackendError("Network Error"));
  expect(await getFamilies("en")).toEqual([]);
});

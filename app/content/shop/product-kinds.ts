type ProductKind = {
  /** Part of the address, `/products?kind=crates`: lower case letters and hyphens. */
  slug: string;
  name: string;
  /** The ids of the collection in the sandbox and in the store, which send no names. These are the sandbox's. */
  collectionIds: readonly string[];
};

/** The kinds by which the list of products can be filtered, in the order in which it offers them. */
export const productKinds: readonly ProductKind[] = [
  { slug: "crates", name: "Crates", collectionIds: ["pcol_01X69KN8ZMGJ38GYQBESZ4K8PF"] },
  { slug: "comfort", name: "Comfort", collectionIds: ["pcol_01TWQHV8J5STBQAGHJSMHRHVC0"] },
  { slug: "water", name: "Water", collectionIds: ["pcol_01DZ4P29B2WHPA76ZPY7VQ6M13"] },
  {
    slug: "identity-and-papers",
    name: "Identity and papers",
    collectionIds: ["pcol_01G76FMFNGXAR657G987CVHKME"],
  },
];

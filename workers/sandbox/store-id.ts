export const sandboxStoreId = "store_01K6H5GKYCNC47NHCD3286YG19";

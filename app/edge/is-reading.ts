export const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";

import { notFound } from "~/frame/not-found";

export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}

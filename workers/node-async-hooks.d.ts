/** What workerd has of this module with the compatibility flag `nodejs_als`; Node's own types are not loaded here. */
declare module "node:async_hooks" {
  export class AsyncLocalStorage<Store> {
    run<Result>(store: Store, work: () => Result): Result;
    getStore(): Store | undefined;
  }
}

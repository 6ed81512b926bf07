/** The part of this module that workerd has with the flag `nodejs_als`. Node's own types are not loaded here. */
declare module "node:async_hooks" {
  export class AsyncLocalStorage<Store> {
    run<Result>(store: Store, work: () => Result): Result;
    getStore(): Store | undefined;
  }
}

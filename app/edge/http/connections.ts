/** How many requests to send at once: a Worker may have six outgoing connections open. */
export const concurrentRequests = 5;

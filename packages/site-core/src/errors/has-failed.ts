/** As much of a query as a part of a page needs to say that it failed, and to try it again. */
export interface PartQuery {
  data: unknown;
  /** Null also while a query without data is tried again. */
  error: unknown;
  isFetching: boolean;
  isFetchedAfterMount: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/**
 * Whether a query has failed since its part is shown and has had no data of its own since: also while it is tried
 * again. One without data that has not failed is loaded for the first time.
 */
export const hasFailed = ({ data, isFetchedAfterMount, isPlaceholderData }: PartQuery): boolean =>
  isFetchedAfterMount && (data === undefined || isPlaceholderData);

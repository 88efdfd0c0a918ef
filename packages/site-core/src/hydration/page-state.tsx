import { itemAt } from '@voyage/domain/item-at.ts';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createSerializationAdapter, type AnySerializationAdapter } from '@tanstack/react-router';
import { responseText, isResponseData } from './response-text.ts';

/**
 * The service's responses that a page was rendered from, sent to the browser as one block of JSON:
 * unchanged, and each only once.
 */
interface Carried {
  answers: object[];
  /** Key, index of the response, and when it was fetched (milliseconds since 1970). */
  queries: [QueryKey, number, number][];
}
const elementId = 'page-state';
const key = 'answer';
/** On the server, by query client: produces the JSON of a page. */
const carriers = new WeakMap<QueryClient, () => string>();

/** On the server: loader data refers to a response by its index. */
export function dehydrateQueries(queryClient: QueryClient): AnySerializationAdapter {
  const answers: object[] = [];
  const indexOf = (answer: object): number => {
    const known = answers.indexOf(answer);
    return known >= 0 ? known : answers.push(answer) - 1;
  };
  carriers.set(queryClient, () => {
    const loaded = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success');
    const queries = loaded.map(({ queryKey, state: { data, dataUpdatedAt } }) => [
      queryKey,
      indexOf(data as object), // a successful query holds a response
      dataUpdatedAt,
    ]);
    return `{"queries":${JSON.stringify(queries)},"answers":[${answers.map(responseText).join()}]}`.replaceAll(
      '<',
      '\\u003c',
    );
  });
  return createSerializationAdapter<object, number>({
    key,
    test: isResponseData,
    toSerializable: indexOf,
    fromSerializable: () => ({}),
  });
}

/**
 * In the browser: puts responses back into loader data, and queries into the cache when `restore` is called.
 */
export function hydrateQueries(queryClient: QueryClient): {
  adapter: AnySerializationAdapter;
  restore: () => void;
} {
  let carried: Carried | undefined;
  const take = (): Carried =>
    (carried ??= JSON.parse(
      document.getElementById(elementId)?.textContent || '{"answers":[],"queries":[]}',
    ));
  return {
    adapter: createSerializationAdapter<object, number>({
      key,
      test: (value): value is object => value === take,
      toSerializable: () => 0,
      fromSerializable: (index) => itemAt(take().answers, index),
    }),
    restore: () =>
      take().queries.forEach(([queryKey, index, updatedAt]) =>
        queryClient.setQueryData(queryKey, take().answers[index], { updatedAt }),
      ),
  };
}

/** The block itself: after the visible content, before the scripts, which read it and have the nonce. */
export function PageState() {
  const text = carriers.get(useQueryClient())?.() ?? '';
  return (
    <script
      id={elementId}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

import { itemAt } from '@voyage/domain/item-at.ts';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createSerializationAdapter, type AnySerializationAdapter } from '@tanstack/react-router';
import { answerText, isAnswer } from '../errors/answer-text.ts';

/** The answers of the service that a page was rendered from, carried to the browser as one block of JSON: as the service wrote them, each once. */
interface Carried {
  answers: object[];
  /** Key, index of the answer, and when it came (milliseconds since 1970). */
  queries: [QueryKey, number, number][];
}
const elementId = 'page-state';
const key = 'answer';
/** On the server, by its query client: the JSON of a page. */
const carriers = new WeakMap<QueryClient, () => string>();

/** On the server: an answer among the loaders' data is handed over as its index. */
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
      indexOf(data as object), // a query that succeeded holds an answer
      dataUpdatedAt,
    ]);
    return `{"queries":${JSON.stringify(queries)},"answers":[${answers.map(answerText).join()}]}`.replaceAll(
      '<',
      '\\u003c',
    );
  });
  return createSerializationAdapter<object, number>({
    key,
    test: isAnswer,
    toSerializable: indexOf,
    fromSerializable: () => ({}),
  });
}

/** In the browser: answers come back to where they were, and queries into the cache when `restore` is called. */
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

/** The block itself: after the page that is looked at, before the scripts, which read it and bear the nonce. */
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

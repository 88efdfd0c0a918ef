import { createApi, type Api } from './client.ts';

/** For tests: an API whose endpoints return what `answer` gives for their name. */
export const stubbedApi = (answer: (name: string) => Promise<unknown>): Api => ({
  ...createApi({ baseUrl: 'https://service.test/', locale: () => 'en' }),
  call: answer as Api['call'], // a test answers the calls that it makes with their data
});

import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { siteRouter } from './site-router.tsx';

// Their styles need the site's build.
vi.mock('../errors/PageFailure.tsx', () => ({ PageFailure: () => null }));
vi.mock('./Pending.tsx', () => ({ Pending: () => null }));
vi.mock('./not-found.ts', () => ({ respondNotFound: () => {} }));

afterEach(() => onlineManager.setOnline(true));

const { queryClient } = siteRouter({
  nonce: undefined,
  apiUrl: 'http://localhost/api/',
  origin: 'http://localhost',
  notFoundPage: () => null,
}).options.context;

test('without a network an action fails at once, and is not performed once there is one again', async () => {
  onlineManager.setOnline(false);
  const call = vi.fn(() => Promise.reject(new Error('no network')));
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: call });
  await expect(mutation.execute(undefined)).rejects.toThrow('no network');
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(call).toHaveBeenCalledTimes(1);
});

test('without a network loading fails instead of waiting', async () => {
  onlineManager.setOnline(false);
  const call = vi.fn(() => Promise.reject(new Error('no network')));
  await expect(queryClient.fetchQuery({ queryKey: ['any'], queryFn: call, retryDelay: 1 })).rejects.toThrow(
    'no network',
  );
});

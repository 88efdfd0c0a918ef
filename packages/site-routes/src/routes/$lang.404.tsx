import { createFileRoute, notFound } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang/404')({
  beforeLoad: () => {
    throw notFound();
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { fastTrackHead, fastTrackLoader } from '@voyage/fast-track/state/fast-track-routes.ts';
import { FastTrackPage } from '@voyage/fast-track/pages/FastTrackPage.tsx';

export const Route = createFileRoute('/$lang/fast-track/')({
  loader: fastTrackLoader,
  head: fastTrackHead,
  component: FastTrackPage,
});

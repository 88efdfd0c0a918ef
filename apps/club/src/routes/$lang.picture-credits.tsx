import { createFileRoute } from '@tanstack/react-router';
import { pictureCreditsHead, pictureCreditsLoader } from '@voyage/features/editorial/src/pages/picture-credits-route.ts';
import { PictureCreditsPage } from '@voyage/features/editorial/src/pages/PictureCreditsPage.tsx';

export const Route = createFileRoute('/$lang/picture-credits')({ loader: pictureCreditsLoader, head: pictureCreditsHead, component: PictureCreditsPage });

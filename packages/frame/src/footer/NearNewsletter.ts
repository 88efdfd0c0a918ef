import './NewsletterForm.css.ts';
import { whenNear } from '../layout/when-near.tsx';

export const NearNewsletter = whenNear(() => import('./NewsletterForm.tsx').then((module) => module.NewsletterForm));

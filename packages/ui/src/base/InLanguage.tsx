import type { ReactNode } from 'react';

/** A part of an element, in a language of its own if it has one (`langOf`); otherwise only the part. */
export const InLanguage = ({ lang, children }: { lang: string | undefined; children: ReactNode }) =>
  lang ? <span lang={lang}>{children}</span> : children;

import { useIntl } from '@voyage/i18n/intl.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import type { SitePicture } from '@voyage/pictures/pictures.ts';
import { Breadcrumb } from '@voyage/ui/navigation/Breadcrumb.tsx';
import type { Crumb } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import type { ReactNode } from 'react';
import * as css from './PageTop.css.ts';

interface Props {
  crumbs: readonly Crumb[];
  title: string;
  lead?: string;
  /** Figures in a line: hotels, countries. */
  facts?: ReactNode;
  /** Links onwards. */
  actions?: ReactNode;
  picture?: SitePicture;
}

/** The top of a page about hotels: breadcrumbs, name, a sentence, and a picture beside them. */
export function PageTop({ crumbs, title, lead, facts, actions, picture }: Props) {
  const { t } = useIntl();
  return (
    <div className={`${container} ${css.top}`}>
      <Breadcrumb label={t('site.breadcrumb')} crumbs={crumbs} linkAs={Link} />
      <div className={picture ? css.columns : css.alone}>
        <div className={css.words}>
          <h1 className={heading.h1}>{title}</h1>
          {lead && <p className={`${text.large} ${css.lead}`}>{lead}</p>}
          {facts && <p className={secondary}>{facts}</p>}
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {picture && (
          <div className={css.picture}>
            <Picture source={picture} alt="" crop="fill" sizes="(min-width: 68rem) 45rem, 100vw" priority />
          </div>
        )}
      </div>
    </div>
  );
}

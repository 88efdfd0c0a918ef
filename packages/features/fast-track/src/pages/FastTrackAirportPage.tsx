import { formatTwd } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useSite } from '@voyage/site-core/context/site-context.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { href } from '@voyage/routes/href.ts';
import { Breadcrumb } from '@voyage/ui/navigation/Breadcrumb.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { byPhrase, heading, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { Check } from 'lucide-react';
import * as css from './FastTrackAirportPage.css.ts';
import { airportCrumbs, type Airport } from '../state/fast-track-routes.ts';

/** Products of one airport: arrival, departure, connection, each with what it includes and its price. */
export function FastTrackAirportPage({ airport }: { airport: Airport }) {
  const { t, locale } = usePage();
  const { words } = useSite();
  const { iata, name, city, country, terminals, products } = airport;
  const [first] = products;
  return (
    <div className={container}>
      <div className={css.crumbs}>
        <Breadcrumb
          label={t('site.breadcrumb')}
          crumbs={airportCrumbs({ words, locale }, airport)}
          linkAs={Link}
        />
      </div>
      <header className={css.head}>
        <div className={css.words}>
          <h1 className={`${heading.h1} ${byPhrase}`}>{t('fastTrack.airport.heading', { airport: name })}</h1>
          {first && (
            <p className={`${text.lead} ${secondary}`}>
              {t('fastTrack.airport.text', { city, country, hours: first.hoursAhead })}
            </p>
          )}
        </div>
        <FactsList
          facts={[
            { term: t('fastTrack.airport.code'), value: iata },
            terminals.length > 0 && {
              term: t('fastTrack.airport.terminals'),
              value: dotted(
                terminals.map((code) => (code.length > 2 ? t('fastTrack.terminal', { code }) : code)),
              ),
            },
            first && {
              term: t('fastTrack.airport.saved'),
              value: t('fastTrack.airport.minutes', { minutes: first.minutesSaved }),
            },
          ]}
        />
      </header>
      <ul className={css.products}>
        {products.map((product) => (
          <li key={product.id} className={css.product}>
            <h2 className={heading.h3}>{product.name}</h2>
            <p className={secondary}>{product.description}</p>
            <ul className={css.includes}>
              {product.includes.map((line) => (
                <li key={line} className={css.included}>
                  <Check className={css.icon} size={18} aria-hidden />
                  <span>{line}</span>
                </li>
              ))}
            </ul>
            <div className={css.price}>
              <p>
                <strong className={css.amount}>{formatTwd(product.priceTwd, locale)}</strong>{' '}
                <span className={secondary}>{t('fastTrack.perAdult')}</span>
              </p>
              <p className={smallPrint}>
                {t('fastTrack.perChild', {
                  amount: formatTwd(product.childPriceTwd, locale),
                  age: policy.ages.child,
                })}
              </p>
            </div>
            <ButtonLink
              variant="choice"
              className={css.choose}
              href={href.fastTrackOrder(locale, iata, product.id)}
            >
              {t('fastTrack.choose', { product: product.name })}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className={css.all}>
        <Link className={css.back} href={href.fastTrack(locale)}>
          {`← ${t('fastTrack.all')}`}
        </Link>
      </p>
    </div>
  );
}

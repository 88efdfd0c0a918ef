import { useIntl } from '@voyage/i18n/intl.tsx';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { useLoggedIn } from '@voyage/site-core/session/member.ts';
import { untilKnown } from '@voyage/site-core/session/until-known.css.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { container, spread } from '@voyage/ui/base/layout.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useEffect, useState } from 'react';
import * as css from './LoginNeeded.css.ts';

/** Loaded when a visitor is redirected here. */
const LazyLoginDialog = /* @__PURE__ */ lazyPart(() => import('./LoginDialog.tsx'));

/**
 * For a visitor redirected to Home by a guard (docs/product/screens.md, "Guards"): the login opens at
 * once; after closing it, a notice explains why and links back to it.
 */
export function LoginNeeded({ redirect }: { redirect: string }) {
  const { t } = useIntl();
  const loggedIn = useLoggedIn();
  const [open, setOpen] = useState(true);
  // Once shown it stays until the page is replaced by the requested one, even after the login.
  const [shown, show] = useState(false);
  useEffect(() => {
    if (loggedIn === false) show(true);
  }, [loggedIn]);
  if (loggedIn && !shown) return null;
  return (
    <>
      <div className={`${css.notice} ${loggedIn === undefined ? untilKnown : ''}`} role="status">
        <div className={`${container} ${spread}`}>
          <span>{t('site.loginNeeded')}</span>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('site.login')}
          </Button>
        </div>
      </div>
      {shown && open && (
        <LazyLayer onFailed={() => setOpen(false)}>
          <LazyLoginDialog redirect={redirect} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}

import { useIntl } from '@voyage/i18n/intl.tsx';
import { breakpoint } from '@voyage/themes/scale.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DatesStep } from './DatesStep.tsx';
import { FieldPanel } from './FieldPanel.tsx';
import { PartyStep } from './PartyStep.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { SearchSheet } from './SearchSheet.tsx';
import type { PanelProps } from '../state/search-step.ts';

function onWidth(changed: () => void): () => void {
  const query = matchMedia(breakpoint.tablet);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
const useWide = (): boolean => useSyncExternalStore(onWidth, () => matchMedia(breakpoint.tablet).matches);

/** The steps of a search: one at a time in a panel under its field, or all three in a sheet on a phone. */
export default function SearchPanels(props: PanelProps) {
  const { t } = useIntl();
  const wide = useWide();
  const [typed, setTyped] = useState('');
  const { step, steps: _, onClose, ...stepProps } = props;
  // Returning to a step restarts it.
  useEffect(() => () => setTyped(''), [step]);
  const content = {
    place: <PlaceStep {...stepProps} inSheet={!wide} typed={typed} onType={setTyped} />,
    dates: <DatesStep {...stepProps} inSheet={!wide} />,
    party: <PartyStep {...stepProps} hasDone={wide} />,
  }[step];
  if (!wide) return <SearchSheet {...props}>{content}</SearchSheet>;
  const titles = {
    place: t('stays.destination'),
    dates: t('stays.dates.choose'),
    party: t('stays.travellers'),
  };
  return (
    <FieldPanel key={step} step={step} label={titles[step]} onClose={onClose}>
      {content}
    </FieldPanel>
  );
}

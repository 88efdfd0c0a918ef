import { switchSetting } from '@voyage/site-core/preferences/switch-setting.ts';
import { useAtom } from 'jotai';

const expandAllAtom = switchSetting('isExpandAll');

/**
 * Whether every rate of every room is shown: a local setting, cleared on logout. Rates are shown only in the
 * browser.
 */
export const useExpandAll = (): [boolean, (all: boolean) => void] => useAtom(expandAllAtom);

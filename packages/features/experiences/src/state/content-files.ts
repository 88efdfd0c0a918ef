import type { Locale } from '@voyage/domain/locale.ts';
import type { CruiseWords, LineText } from './cruise-content.ts';
import type { ExperiencesText, SpaceFlightText, TrainsText, WhiteDesertText } from './content.ts';

export type Files<Content> = Record<Locale, () => Promise<{ default: Content }>>;

/** One file per page and language, fetched when needed; a missing one is a type error. */
export const experiencesFiles: Files<ExperiencesText> = {
  en: () => import('../../content/experiences.en.json'),
  'zh-tw': () => import('../../content/experiences.zh-tw.json'),
  'zh-cn': () => import('../../content/experiences.zh-cn.json'),
  ja: () => import('../../content/experiences.ja.json'),
};
export const spaceFlightFiles: Files<SpaceFlightText> = {
  en: () => import('../../content/virgin-galactic.en.json'),
  'zh-tw': () => import('../../content/virgin-galactic.zh-tw.json'),
  'zh-cn': () => import('../../content/virgin-galactic.zh-cn.json'),
  ja: () => import('../../content/virgin-galactic.ja.json'),
};
export const whiteDesertFiles: Files<WhiteDesertText> = {
  en: () => import('../../content/white-desert.en.json'),
  'zh-tw': () => import('../../content/white-desert.zh-tw.json'),
  'zh-cn': () => import('../../content/white-desert.zh-cn.json'),
  ja: () => import('../../content/white-desert.ja.json'),
};
export const trainsFiles: Files<TrainsText> = {
  en: () => import('../../content/trains.en.json'),
  'zh-tw': () => import('../../content/trains.zh-tw.json'),
  'zh-cn': () => import('../../content/trains.zh-cn.json'),
  ja: () => import('../../content/trains.ja.json'),
};
/** Texts shared by both cruise lines. */
export const cruiseFiles: Files<CruiseWords> = {
  en: () => import('../../content/cruises.en.json'),
  'zh-tw': () => import('../../content/cruises.zh-tw.json'),
  'zh-cn': () => import('../../content/cruises.zh-cn.json'),
  ja: () => import('../../content/cruises.ja.json'),
};
const regentFiles: Files<LineText> = {
  en: () => import('../../content/regent-seven-seas.en.json'),
  'zh-tw': () => import('../../content/regent-seven-seas.zh-tw.json'),
  'zh-cn': () => import('../../content/regent-seven-seas.zh-cn.json'),
  ja: () => import('../../content/regent-seven-seas.ja.json'),
};
const silverFiles: Files<LineText> = {
  en: () => import('../../content/silver-seas.en.json'),
  'zh-tw': () => import('../../content/silver-seas.zh-tw.json'),
  'zh-cn': () => import('../../content/silver-seas.zh-cn.json'),
  ja: () => import('../../content/silver-seas.ja.json'),
};
/** The cruise lines by slug. */
export const lineFiles: Readonly<Record<string, Files<LineText>>> = {
  'regent-seven-seas': regentFiles,
  'silver-seas': silverFiles,
};

import { allViews } from './all-views';
import type { EditView } from './edit-view';

type Settings = Record<string, unknown>;

/** The content manager's own record of how a model is shown. */
export interface ModelConfiguration {
  settings: Settings;
  metadatas: Record<string, { edit: Settings; list: Settings }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

interface ViewedAttribute {
  type: string;
  target?: unknown;
}

/** Most lists of this content fit on one page of this size. */
const pageSize = 50;

/** The stored configuration with our view laid over it; everything else in it stays as it is. */
export function configure(
  view: EditView,
  stored: ModelConfiguration,
  attributes: Record<string, ViewedAttribute>,
): ModelConfiguration {
  const metadatas = { ...stored.metadatas };
  for (const [field, { label, hint, placeholder }] of Object.entries(view.fields)) {
    const before = metadatas[field] ?? { edit: {}, list: {} };
    const relation = relationSettings(attributes[field]);
    metadatas[field] = {
      edit: { ...before.edit, label, description: hint, placeholder: placeholder ?? '', ...relation },
      list: { ...before.list, label },
    };
  }
  return { settings: settingsOf(view, stored.settings), metadatas, layouts: layoutsOf(view, stored) };
}

/** A related entry is shown by the main field of its own view. */
function relationSettings(attribute: ViewedAttribute | undefined): Settings {
  if (attribute?.type !== 'relation') return {};
  const target = allViews.find(({ uid }) => uid === attribute.target);
  return target === undefined ? {} : { mainField: target.mainField };
}

function settingsOf({ mainField, sort }: EditView, stored: Settings): Settings {
  const sorting = sort === undefined ? {} : { defaultSortBy: sort.by, defaultSortOrder: sort.order };
  return { ...stored, pageSize, mainField, ...sorting };
}

function layoutsOf(view: EditView, stored: ModelConfiguration): ModelConfiguration['layouts'] {
  return {
    list: view.columns ?? stored.layouts.list,
    edit: view.rows.map((row) => Object.entries(row).map(([name, size]) => ({ name, size }))),
  };
}

import type { EditView } from '../../edit-views/edit-view';

const menu: EditView = {
  uid: 'api::menu.menu',
  mainField: 'note',
  rows: [{ note: 12 }, { groups: 12 }, { links: 12 }, { columns: 12 }],
  fields: {
    note: { label: 'Note', hint: 'What this menu is for, such as "Summer". Only staff see it.' },
    groups: {
      label: 'Groups',
      hint: 'The menus at the head of every page, at most six. Login and Book a Free Class are always there.',
    },
    links: {
      label: 'Links next to the groups',
      hint: 'At most two links without a list of their own.',
    },
    columns: {
      label: 'Columns of the footer',
      hint: 'At most four. The policies and our contact details always follow them.',
    },
  },
};

const group: EditView = {
  uid: 'menu.group',
  mainField: 'label',
  rows: [{ label: 12 }, { links: 12 }],
  fields: {
    label: { label: 'Words', hint: 'What the menu is called. One word is best: the header has little room.' },
    links: { label: 'Links', hint: 'One to eight, in the order in which the menu shows them.' },
  },
};

const column: EditView = {
  uid: 'menu.column',
  mainField: 'label',
  rows: [{ label: 12 }, { links: 12 }],
  fields: {
    label: { label: 'Heading', hint: 'The heading of the column. Empty: the brand.' },
    links: { label: 'Links', hint: 'One to eight, in the order in which the footer shows them.' },
  },
};

const link: EditView = {
  uid: 'menu.link',
  mainField: 'label',
  rows: [{ label: 6, hint: 6 }, { destination: 12 }],
  fields: {
    label: {
      label: 'Words',
      hint: 'Where the link leads, not "Read more". Empty: the title of what it leads to.',
    },
    hint: {
      label: 'Line below',
      hint: 'A few words below the link, in the menus on a computer only. May be left out.',
    },
    destination: { label: 'Destination', hint: 'Where the link leads.' },
  },
};

export const menuViews = [menu, group, column, link];

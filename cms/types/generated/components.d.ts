import type { Schema, Struct } from '@strapi/strapi';

export interface BlockBenefits extends Struct.ComponentSchema {
  collectionName: 'components_block_benefits';
  info: {
    displayName: 'Benefits';
    icon: 'star';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%2234%22%20y%3D%226%22%20width%3D%2252%22%20height%3D%225%22%20rx%3D%222%22%20fill%3D%22%230a2e38%22%2F%3E%3Ccircle%20cx%3D%2222%22%20cy%3D%2226%22%20r%3D%227%22%20fill%3D%22%23ffb21e%22%2F%3E%3Crect%20x%3D%228%22%20y%3D%2240%22%20width%3D%2228%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%2314686f%22%2F%3E%3Crect%20x%3D%2211%22%20y%3D%2248%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Ccircle%20cx%3D%2260%22%20cy%3D%2226%22%20r%3D%227%22%20fill%3D%22%23ffb21e%22%2F%3E%3Crect%20x%3D%2246%22%20y%3D%2240%22%20width%3D%2228%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%2314686f%22%2F%3E%3Crect%20x%3D%2249%22%20y%3D%2248%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Ccircle%20cx%3D%2298%22%20cy%3D%2226%22%20r%3D%227%22%20fill%3D%22%23ffb21e%22%2F%3E%3Crect%20x%3D%2284%22%20y%3D%2240%22%20width%3D%2228%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%2314686f%22%2F%3E%3Crect%20x%3D%2287%22%20y%3D%2248%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3C%2Fsvg%3E#block.benefits';
  };
  attributes: {
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    items: Schema.Attribute.Component<'page.benefit', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockClosing extends Struct.ComponentSchema {
  collectionName: 'components_block_closings';
  info: {
    displayName: 'Closing';
    icon: 'arrowRight';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%226%22%20y%3D%2214%22%20width%3D%22108%22%20height%3D%2236%22%20rx%3D%226%22%20fill%3D%22%230a2e38%22%2F%3E%3Crect%20x%3D%2214%22%20y%3D%2224%22%20width%3D%2246%22%20height%3D%225%22%20rx%3D%222%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%2214%22%20y%3D%2236%22%20width%3D%2234%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%23c4dfdb%22%2F%3E%3Crect%20x%3D%2274%22%20y%3D%2226%22%20width%3D%2232%22%20height%3D%2212%22%20rx%3D%222%22%20fill%3D%22%23ffb21e%22%2F%3E%3C%2Fsvg%3E#block.closing';
  };
  attributes: {
    link: Schema.Attribute.Component<'shared.link', false>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockCourses extends Struct.ComponentSchema {
  collectionName: 'components_block_courses';
  info: {
    displayName: 'Courses';
    icon: 'book';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%226%22%20y%3D%2210%22%20width%3D%2232%22%20height%3D%2244%22%20rx%3D%222%22%20fill%3D%22%23e8f3f2%22%2F%3E%3Crect%20x%3D%2211%22%20y%3D%2215%22%20width%3D%2212%22%20height%3D%2212%22%20rx%3D%222%22%20fill%3D%22%23f47b3e%22%2F%3E%3Crect%20x%3D%2211%22%20y%3D%2233%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2211%22%20y%3D%2242%22%20width%3D%2216%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2244%22%20y%3D%2210%22%20width%3D%2232%22%20height%3D%2244%22%20rx%3D%222%22%20fill%3D%22%23e8f3f2%22%2F%3E%3Crect%20x%3D%2249%22%20y%3D%2215%22%20width%3D%2212%22%20height%3D%2212%22%20rx%3D%222%22%20fill%3D%22%23f47b3e%22%2F%3E%3Crect%20x%3D%2249%22%20y%3D%2233%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2249%22%20y%3D%2242%22%20width%3D%2216%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2282%22%20y%3D%2210%22%20width%3D%2232%22%20height%3D%2244%22%20rx%3D%222%22%20fill%3D%22%23e8f3f2%22%2F%3E%3Crect%20x%3D%2287%22%20y%3D%2215%22%20width%3D%2212%22%20height%3D%2212%22%20rx%3D%222%22%20fill%3D%22%23f47b3e%22%2F%3E%3Crect%20x%3D%2287%22%20y%3D%2233%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2287%22%20y%3D%2242%22%20width%3D%2216%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3C%2Fsvg%3E#block.courses';
  };
  attributes: {
    courses: Schema.Attribute.Relation<'oneToMany', 'api::course.course'>;
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockFacts extends Struct.ComponentSchema {
  collectionName: 'components_block_facts';
  info: {
    displayName: 'Facts';
    icon: 'chartBubble';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff1cf%22%2F%3E%3Crect%20x%3D%228%22%20y%3D%2220%22%20width%3D%2228%22%20height%3D%2210%22%20rx%3D%222%22%20fill%3D%22%230a2e38%22%2F%3E%3Crect%20x%3D%2210%22%20y%3D%2238%22%20width%3D%2224%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2246%22%20y%3D%2220%22%20width%3D%2228%22%20height%3D%2210%22%20rx%3D%222%22%20fill%3D%22%230a2e38%22%2F%3E%3Crect%20x%3D%2248%22%20y%3D%2238%22%20width%3D%2224%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2284%22%20y%3D%2220%22%20width%3D%2228%22%20height%3D%2210%22%20rx%3D%222%22%20fill%3D%22%230a2e38%22%2F%3E%3Crect%20x%3D%2286%22%20y%3D%2238%22%20width%3D%2224%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3C%2Fsvg%3E#block.facts';
  };
  attributes: {
    items: Schema.Attribute.Component<'page.fact', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockFaq extends Struct.ComponentSchema {
  collectionName: 'components_block_faqs';
  info: {
    displayName: 'Questions';
    icon: 'question';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%2210%22%20y%3D%228%22%20width%3D%22100%22%20height%3D%2213%22%20rx%3D%222%22%20fill%3D%22%23e8f3f2%22%2F%3E%3Crect%20x%3D%2216%22%20y%3D%2213%22%20width%3D%2256%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%2314686f%22%2F%3E%3Cpath%20d%3D%22m98%2013%204%204%204-4%22%20fill%3D%22none%22%20stroke%3D%22%230a2e38%22%20stroke-width%3D%222%22%2F%3E%3Crect%20x%3D%2210%22%20y%3D%2225%22%20width%3D%22100%22%20height%3D%2213%22%20rx%3D%222%22%20fill%3D%22%23e8f3f2%22%2F%3E%3Crect%20x%3D%2216%22%20y%3D%2230%22%20width%3D%2256%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%2314686f%22%2F%3E%3Cpath%20d%3D%22m98%2030%204%204%204-4%22%20fill%3D%22none%22%20stroke%3D%22%230a2e38%22%20stroke-width%3D%222%22%2F%3E%3Crect%20x%3D%2210%22%20y%3D%2242%22%20width%3D%22100%22%20height%3D%2213%22%20rx%3D%222%22%20fill%3D%22%23e8f3f2%22%2F%3E%3Crect%20x%3D%2216%22%20y%3D%2247%22%20width%3D%2256%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%2314686f%22%2F%3E%3Cpath%20d%3D%22m98%2047%204%204%204-4%22%20fill%3D%22none%22%20stroke%3D%22%230a2e38%22%20stroke-width%3D%222%22%2F%3E%3C%2Fsvg%3E#block.faq';
  };
  attributes: {
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    questions: Schema.Attribute.Relation<'oneToMany', 'api::faq.faq'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockForm extends Struct.ComponentSchema {
  collectionName: 'components_block_forms';
  info: {
    displayName: 'Form';
    icon: 'envelop';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23e8f3f2%22%2F%3E%3Crect%20x%3D%2210%22%20y%3D%2214%22%20width%3D%2234%22%20height%3D%225%22%20rx%3D%222%22%20fill%3D%22%230a2e38%22%2F%3E%3Crect%20x%3D%2210%22%20y%3D%2226%22%20width%3D%2230%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2210%22%20y%3D%2234%22%20width%3D%2226%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2256%22%20y%3D%226%22%20width%3D%2254%22%20height%3D%2252%22%20rx%3D%222%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%2262%22%20y%3D%2212%22%20width%3D%2242%22%20height%3D%228%22%20rx%3D%222%22%20fill%3D%22%23e8f3f2%22%2F%3E%3Crect%20x%3D%2262%22%20y%3D%2224%22%20width%3D%2242%22%20height%3D%228%22%20rx%3D%222%22%20fill%3D%22%23e8f3f2%22%2F%3E%3Crect%20x%3D%2262%22%20y%3D%2236%22%20width%3D%2242%22%20height%3D%225%22%20rx%3D%222%22%20fill%3D%22%23e8f3f2%22%2F%3E%3Crect%20x%3D%2262%22%20y%3D%2246%22%20width%3D%2242%22%20height%3D%228%22%20rx%3D%222%22%20fill%3D%22%23ffb21e%22%2F%3E%3C%2Fsvg%3E#block.form';
  };
  attributes: {
    button: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    course: Schema.Attribute.Enumeration<['coding', 'math']>;
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    needsPhone: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    next: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    points: Schema.Attribute.Component<'shared.fact-line', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    sends: Schema.Attribute.Enumeration<['free-class', 'message']> & Schema.Attribute.DefaultTo<'free-class'>;
    thanksText: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    thanksTitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockHero extends Struct.ComponentSchema {
  collectionName: 'components_block_heros';
  info: {
    displayName: 'Opening';
    icon: 'picture';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%230a2e38%22%2F%3E%3Crect%20x%3D%2268%22%20y%3D%2210%22%20width%3D%2244%22%20height%3D%2244%22%20rx%3D%222%22%20fill%3D%22%23f47b3e%22%2F%3E%3Crect%20x%3D%2210%22%20y%3D%2216%22%20width%3D%2246%22%20height%3D%226%22%20rx%3D%222%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%2210%22%20y%3D%2228%22%20width%3D%2240%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%23c4dfdb%22%2F%3E%3Crect%20x%3D%2210%22%20y%3D%2240%22%20width%3D%2228%22%20height%3D%229%22%20rx%3D%222%22%20fill%3D%22%23ffb21e%22%2F%3E%3C%2Fsvg%3E#block.hero';
  };
  attributes: {
    button: Schema.Attribute.Component<'shared.link', false>;
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    picture: Schema.Attribute.Component<'media.picture', false>;
  };
}

export interface BlockLogos extends Struct.ComponentSchema {
  collectionName: 'components_block_logos';
  info: {
    displayName: 'Logos';
    icon: 'crown';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%2234%22%20y%3D%2210%22%20width%3D%2252%22%20height%3D%225%22%20rx%3D%222%22%20fill%3D%22%230a2e38%22%2F%3E%3Crect%20x%3D%228%22%20y%3D%2226%22%20width%3D%2228%22%20height%3D%2222%22%20rx%3D%2211%22%20fill%3D%22%23c4dfdb%22%2F%3E%3Crect%20x%3D%2246%22%20y%3D%2226%22%20width%3D%2228%22%20height%3D%2222%22%20rx%3D%2211%22%20fill%3D%22%23c4dfdb%22%2F%3E%3Crect%20x%3D%2284%22%20y%3D%2226%22%20width%3D%2228%22%20height%3D%2222%22%20rx%3D%2211%22%20fill%3D%22%23c4dfdb%22%2F%3E%3C%2Fsvg%3E#block.logos';
  };
  attributes: {
    affiliations: Schema.Attribute.Relation<'oneToMany', 'api::affiliation.affiliation'>;
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockPictureText extends Struct.ComponentSchema {
  collectionName: 'components_block_picture_texts';
  info: {
    displayName: 'Picture and text';
    icon: 'landscape';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%228%22%20y%3D%2210%22%20width%3D%2246%22%20height%3D%2244%22%20rx%3D%222%22%20fill%3D%22%23f47b3e%22%2F%3E%3Crect%20x%3D%2262%22%20y%3D%2212%22%20width%3D%2240%22%20height%3D%225%22%20rx%3D%222%22%20fill%3D%22%230a2e38%22%2F%3E%3Crect%20x%3D%2262%22%20y%3D%2226%22%20width%3D%2250%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2262%22%20y%3D%2235%22%20width%3D%2250%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2262%22%20y%3D%2244%22%20width%3D%2250%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3C%2Fsvg%3E#block.picture-text';
  };
  attributes: {
    body: Schema.Attribute.Blocks & Schema.Attribute.Required;
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    link: Schema.Attribute.Component<'shared.link', false>;
    picture: Schema.Attribute.Component<'media.picture', false>;
    side: Schema.Attribute.Enumeration<['left', 'right']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'right'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockPlans extends Struct.ComponentSchema {
  collectionName: 'components_block_plans';
  info: {
    displayName: 'Plans';
    icon: 'priceTag';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23e8f3f2%22%2F%3E%3Crect%20x%3D%226%22%20y%3D%228%22%20width%3D%2232%22%20height%3D%2248%22%20rx%3D%222%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%2211%22%20y%3D%2216%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2211%22%20y%3D%2244%22%20width%3D%2222%22%20height%3D%227%22%20rx%3D%222%22%20fill%3D%22%2314686f%22%2F%3E%3Crect%20x%3D%2244%22%20y%3D%228%22%20width%3D%2232%22%20height%3D%2248%22%20rx%3D%222%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%2249%22%20y%3D%2216%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2249%22%20y%3D%2244%22%20width%3D%2222%22%20height%3D%227%22%20rx%3D%222%22%20fill%3D%22%2314686f%22%2F%3E%3Crect%20x%3D%2282%22%20y%3D%228%22%20width%3D%2232%22%20height%3D%2248%22%20rx%3D%222%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%2287%22%20y%3D%2216%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2287%22%20y%3D%2244%22%20width%3D%2222%22%20height%3D%227%22%20rx%3D%222%22%20fill%3D%22%2314686f%22%2F%3E%3C%2Fsvg%3E#block.plans';
  };
  attributes: {
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    plans: Schema.Attribute.Relation<'oneToMany', 'api::plan.plan'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockSteps extends Struct.ComponentSchema {
  collectionName: 'components_block_steps';
  info: {
    displayName: 'Steps';
    icon: 'walk';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Ccircle%20cx%3D%2218%22%20cy%3D%2214%22%20r%3D%225%22%20fill%3D%22%23ffb21e%22%2F%3E%3Crect%20x%3D%2232%22%20y%3D%2212%22%20width%3D%2274%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%2314686f%22%2F%3E%3Ccircle%20cx%3D%2218%22%20cy%3D%2232%22%20r%3D%225%22%20fill%3D%22%23ffb21e%22%2F%3E%3Crect%20x%3D%2232%22%20y%3D%2230%22%20width%3D%2274%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%2314686f%22%2F%3E%3Ccircle%20cx%3D%2218%22%20cy%3D%2250%22%20r%3D%225%22%20fill%3D%22%23ffb21e%22%2F%3E%3Crect%20x%3D%2232%22%20y%3D%2248%22%20width%3D%2274%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%2314686f%22%2F%3E%3Crect%20x%3D%2217%22%20y%3D%2214%22%20width%3D%222%22%20height%3D%2236%22%20rx%3D%222%22%20fill%3D%22%23c4dfdb%22%2F%3E%3C%2Fsvg%3E#block.steps';
  };
  attributes: {
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    items: Schema.Attribute.Component<'page.step', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
        },
        number
      >;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockTable extends Struct.ComponentSchema {
  collectionName: 'components_block_tables';
  info: {
    displayName: 'Table';
    icon: 'grid';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%228%22%20y%3D%228%22%20width%3D%22104%22%20height%3D%2211%22%20rx%3D%222%22%20fill%3D%22%2314686f%22%2F%3E%3Crect%20x%3D%2212%22%20y%3D%2226%22%20width%3D%2226%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2248%22%20y%3D%2226%22%20width%3D%2226%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2284%22%20y%3D%2226%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2212%22%20y%3D%2238%22%20width%3D%2226%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2248%22%20y%3D%2238%22%20width%3D%2226%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2284%22%20y%3D%2238%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2212%22%20y%3D%2250%22%20width%3D%2226%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2248%22%20y%3D%2250%22%20width%3D%2226%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2284%22%20y%3D%2250%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%228%22%20y%3D%2234%22%20width%3D%22104%22%20height%3D%221%22%20rx%3D%222%22%20fill%3D%22%23c4dfdb%22%2F%3E%3Crect%20x%3D%228%22%20y%3D%2246%22%20width%3D%22104%22%20height%3D%221%22%20rx%3D%222%22%20fill%3D%22%23c4dfdb%22%2F%3E%3C%2Fsvg%3E#block.table';
  };
  attributes: {
    firstHead: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    rows: Schema.Attribute.Component<'block.table-row', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
        },
        number
      >;
    secondHead: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    thirdHead: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockTableRow extends Struct.ComponentSchema {
  collectionName: 'components_block_table_rows';
  info: {
    displayName: 'Row';
    icon: 'layout';
  };
  attributes: {
    first: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    second: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    third: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface BlockTeachers extends Struct.ComponentSchema {
  collectionName: 'components_block_teachers';
  info: {
    displayName: 'Teachers';
    icon: 'user';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Ccircle%20cx%3D%2222%22%20cy%3D%2222%22%20r%3D%2212%22%20fill%3D%22%23c4dfdb%22%2F%3E%3Crect%20x%3D%228%22%20y%3D%2242%22%20width%3D%2228%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%2314686f%22%2F%3E%3Crect%20x%3D%2212%22%20y%3D%2250%22%20width%3D%2220%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Ccircle%20cx%3D%2260%22%20cy%3D%2222%22%20r%3D%2212%22%20fill%3D%22%23c4dfdb%22%2F%3E%3Crect%20x%3D%2246%22%20y%3D%2242%22%20width%3D%2228%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%2314686f%22%2F%3E%3Crect%20x%3D%2250%22%20y%3D%2250%22%20width%3D%2220%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Ccircle%20cx%3D%2298%22%20cy%3D%2222%22%20r%3D%2212%22%20fill%3D%22%23c4dfdb%22%2F%3E%3Crect%20x%3D%2284%22%20y%3D%2242%22%20width%3D%2228%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%2314686f%22%2F%3E%3Crect%20x%3D%2288%22%20y%3D%2250%22%20width%3D%2220%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3C%2Fsvg%3E#block.teachers';
  };
  attributes: {
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    teachers: Schema.Attribute.Relation<'oneToMany', 'api::teacher.teacher'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockTestimonials extends Struct.ComponentSchema {
  collectionName: 'components_block_testimonials';
  info: {
    displayName: 'Testimonials';
    icon: 'quote';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%226%22%20y%3D%2210%22%20width%3D%2232%22%20height%3D%2244%22%20rx%3D%222%22%20fill%3D%22%23fff1cf%22%2F%3E%3Ctext%20x%3D%2210%22%20y%3D%2228%22%20font-family%3D%22Georgia%2Cserif%22%20font-size%3D%2222%22%20fill%3D%22%2314686f%22%3E%E2%80%9C%3C%2Ftext%3E%3Crect%20x%3D%2211%22%20y%3D%2230%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2211%22%20y%3D%2238%22%20width%3D%2218%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Ccircle%20cx%3D%2215%22%20cy%3D%2248%22%20r%3D%223%22%20fill%3D%22%23f47b3e%22%2F%3E%3Crect%20x%3D%2244%22%20y%3D%2210%22%20width%3D%2232%22%20height%3D%2244%22%20rx%3D%222%22%20fill%3D%22%23fff1cf%22%2F%3E%3Ctext%20x%3D%2248%22%20y%3D%2228%22%20font-family%3D%22Georgia%2Cserif%22%20font-size%3D%2222%22%20fill%3D%22%2314686f%22%3E%E2%80%9C%3C%2Ftext%3E%3Crect%20x%3D%2249%22%20y%3D%2230%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2249%22%20y%3D%2238%22%20width%3D%2218%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Ccircle%20cx%3D%2253%22%20cy%3D%2248%22%20r%3D%223%22%20fill%3D%22%23f47b3e%22%2F%3E%3Crect%20x%3D%2282%22%20y%3D%2210%22%20width%3D%2232%22%20height%3D%2244%22%20rx%3D%222%22%20fill%3D%22%23fff1cf%22%2F%3E%3Ctext%20x%3D%2286%22%20y%3D%2228%22%20font-family%3D%22Georgia%2Cserif%22%20font-size%3D%2222%22%20fill%3D%22%2314686f%22%3E%E2%80%9C%3C%2Ftext%3E%3Crect%20x%3D%2287%22%20y%3D%2230%22%20width%3D%2222%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2287%22%20y%3D%2238%22%20width%3D%2218%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Ccircle%20cx%3D%2291%22%20cy%3D%2248%22%20r%3D%223%22%20fill%3D%22%23f47b3e%22%2F%3E%3C%2Fsvg%3E#block.testimonials';
  };
  attributes: {
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    testimonials: Schema.Attribute.Relation<'oneToMany', 'api::testimonial.testimonial'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockText extends Struct.ComponentSchema {
  collectionName: 'components_block_texts';
  info: {
    displayName: 'Text';
    icon: 'bulletList';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%2220%22%20y%3D%2210%22%20width%3D%2254%22%20height%3D%225%22%20rx%3D%222%22%20fill%3D%22%230a2e38%22%2F%3E%3Crect%20x%3D%2220%22%20y%3D%2224%22%20width%3D%2280%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2220%22%20y%3D%2233%22%20width%3D%2280%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2220%22%20y%3D%2242%22%20width%3D%2280%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3Crect%20x%3D%2220%22%20y%3D%2251%22%20width%3D%2250%22%20height%3D%223%22%20rx%3D%221%22%20fill%3D%22%235b7078%22%2F%3E%3C%2Fsvg%3E#block.text';
  };
  attributes: {
    body: Schema.Attribute.Blocks & Schema.Attribute.Required;
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface BlockVideo extends Struct.ComponentSchema {
  collectionName: 'components_block_videos';
  info: {
    displayName: 'Video';
    icon: 'play';
    preview: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22480%22%20height%3D%22256%22%20viewBox%3D%220%200%20120%2064%22%3E%3Crect%20x%3D%220%22%20y%3D%220%22%20width%3D%22120%22%20height%3D%2264%22%20rx%3D%220%22%20fill%3D%22%23fff%22%2F%3E%3Crect%20x%3D%2216%22%20y%3D%226%22%20width%3D%2288%22%20height%3D%2252%22%20rx%3D%222%22%20fill%3D%22%230a2e38%22%2F%3E%3Ccircle%20cx%3D%2260%22%20cy%3D%2232%22%20r%3D%2213%22%20fill%3D%22%23fff%22%2F%3E%3Cpath%20d%3D%22m56%2025%2012%207-12%207z%22%20fill%3D%22%2314686f%22%2F%3E%3C%2Fsvg%3E#block.video';
  };
  attributes: {
    captions: Schema.Attribute.Media<'files'>;
    file: Schema.Attribute.Media<'videos'>;
    ground: Schema.Attribute.Enumeration<['paper', 'graph', 'candle']>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    poster: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface CourseLearningStep extends Struct.ComponentSchema {
  collectionName: 'components_course_learning_steps';
  info: {
    displayName: 'Learning step';
    icon: 'walk';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface CourseTopic extends Struct.ComponentSchema {
  collectionName: 'components_course_topics';
  info: {
    displayName: 'Topic';
    icon: 'book';
  };
  attributes: {
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface HomePopup extends Struct.ComponentSchema {
  collectionName: 'components_home_popups';
  info: {
    displayName: 'Free class popup';
    icon: 'bell';
  };
  attributes: {
    afterSeconds: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 3;
        },
        number
      > &
      Schema.Attribute.DefaultTo<7>;
    buttonLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }> &
      Schema.Attribute.DefaultTo<'Book a Free Class'>;
    frequency: Schema.Attribute.Enumeration<['once', 'each_visit']> & Schema.Attribute.DefaultTo<'once'>;
    laterLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }> &
      Schema.Attribute.DefaultTo<'Not now'>;
    picture: Schema.Attribute.Component<'media.picture', false>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface HomeSatellite extends Struct.ComponentSchema {
  collectionName: 'components_home_satellites';
  info: {
    displayName: 'Satellite program';
    icon: 'rocket';
  };
  attributes: {
    buttonLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }> &
      Schema.Attribute.DefaultTo<'Apply Now'>;
    facts: Schema.Attribute.Component<'shared.fact-line', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
          min: 1;
        },
        number
      >;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    picture: Schema.Attribute.Component<'media.picture', false>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface HomeSlide extends Struct.ComponentSchema {
  collectionName: 'components_home_slides';
  info: {
    displayName: 'Slide';
    icon: 'landscape';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    picture: Schema.Attribute.Component<'media.picture', false> & Schema.Attribute.Required;
  };
}

export interface MediaPicture extends Struct.ComponentSchema {
  collectionName: 'components_media_pictures';
  info: {
    displayName: 'Picture';
    icon: 'picture';
  };
  attributes: {
    alt: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    focalX: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<50>;
    focalY: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<50>;
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
  };
}

export interface MenuColumn extends Struct.ComponentSchema {
  collectionName: 'components_menu_columns';
  info: {
    displayName: 'Footer column';
    icon: 'layout';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
    links: Schema.Attribute.Component<'menu.link', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
          min: 1;
        },
        number
      >;
  };
}

export interface MenuGroup extends Struct.ComponentSchema {
  collectionName: 'components_menu_groups';
  info: {
    displayName: 'Menu group';
    icon: 'bulletList';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
    links: Schema.Attribute.Component<'menu.link', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
          min: 1;
        },
        number
      >;
  };
}

export interface MenuLink extends Struct.ComponentSchema {
  collectionName: 'components_menu_links';
  info: {
    displayName: 'Menu link';
    icon: 'link';
  };
  attributes: {
    destination: Schema.Attribute.Component<'shared.destination', false> & Schema.Attribute.Required;
    hint: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface PageAccreditation extends Struct.ComponentSchema {
  collectionName: 'components_page_accreditations';
  info: {
    displayName: 'Accreditation';
    icon: 'shield';
  };
  attributes: {
    covers: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    issuer: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    link: Schema.Attribute.Component<'shared.link', false>;
    number: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    validFrom: Schema.Attribute.Date;
    validUntil: Schema.Attribute.Date & Schema.Attribute.Required;
  };
}

export interface PageBeat extends Struct.ComponentSchema {
  collectionName: 'components_page_beats';
  info: {
    displayName: 'Minute of a class';
    icon: 'clock';
  };
  attributes: {
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    look: Schema.Attribute.Enumeration<['plain', 'candle', 'mint', 'graph']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'plain'>;
    minute: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 240;
          min: 0;
        },
        number
      >;
    picture: Schema.Attribute.Component<'media.picture', false>;
    shown: Schema.Attribute.Blocks;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PageBenefit extends Struct.ComponentSchema {
  collectionName: 'components_page_benefits';
  info: {
    displayName: 'Benefit';
    icon: 'gift';
  };
  attributes: {
    icon: Schema.Attribute.Enumeration<
      ['globe', 'clock', 'badge', 'wallet', 'certificate', 'teacher', 'people', 'medal']
    > &
      Schema.Attribute.Required;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PageCertificate extends Struct.ComponentSchema {
  collectionName: 'components_page_certificates';
  info: {
    displayName: 'Certificate';
    icon: 'file';
  };
  attributes: {
    course: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    day: Schema.Attribute.Date & Schema.Attribute.Required;
    learned: Schema.Attribute.Component<'shared.fact-line', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
          min: 1;
        },
        number
      >;
    learner: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    line: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    number: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    teacher: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PageClaim extends Struct.ComponentSchema {
  collectionName: 'components_page_claims';
  info: {
    displayName: 'Claim';
    icon: 'check';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    letter: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2;
      }>;
    link: Schema.Attribute.Component<'shared.link', false>;
    proof: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface PageClosing extends Struct.ComponentSchema {
  collectionName: 'components_page_closings';
  info: {
    displayName: 'Closing';
    icon: 'arrowRight';
  };
  attributes: {
    link: Schema.Attribute.Component<'shared.link', false> & Schema.Attribute.Required;
    second: Schema.Attribute.Component<'shared.link', false>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface PageDuration extends Struct.ComponentSchema {
  collectionName: 'components_page_durations';
  info: {
    displayName: 'Duration';
    icon: 'clock';
  };
  attributes: {
    course: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    sessions: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    usually: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    work: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface PageFact extends Struct.ComponentSchema {
  collectionName: 'components_page_facts';
  info: {
    displayName: 'Fact';
    icon: 'information';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
  };
}

export interface PageSection extends Struct.ComponentSchema {
  collectionName: 'components_page_sections';
  info: {
    displayName: 'Section';
    icon: 'layout';
  };
  attributes: {
    body: Schema.Attribute.Blocks & Schema.Attribute.Required;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    link: Schema.Attribute.Component<'shared.link', false>;
    picture: Schema.Attribute.Component<'media.picture', false>;
  };
}

export interface PageStep extends Struct.ComponentSchema {
  collectionName: 'components_page_steps';
  info: {
    displayName: 'Step';
    icon: 'bulletList';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PricingFeature extends Struct.ComponentSchema {
  collectionName: 'components_pricing_features';
  info: {
    displayName: 'Feature';
    icon: 'check';
  };
  attributes: {
    icon: Schema.Attribute.Enumeration<
      [
        'video_camera',
        'exam',
        'certificate',
        'users_three',
        'medal',
        'code',
        'math_operations',
        'chalkboard_teacher',
      ]
    > &
      Schema.Attribute.Required;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PricingPrice extends Struct.ComponentSchema {
  collectionName: 'components_pricing_prices';
  info: {
    displayName: 'Price';
    icon: 'priceTag';
  };
  attributes: {
    amountMinor: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::amount'>;
    currency: Schema.Attribute.Enumeration<['INR', 'USD', 'GBP']> & Schema.Attribute.Required;
  };
}

export interface SettingsButtonWords extends Struct.ComponentSchema {
  collectionName: 'components_settings_button_words';
  info: {
    displayName: 'Words of buttons';
    icon: 'cursor';
  };
  attributes: {
    allPosts: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    allPrices: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    apply: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    askDates: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    askTeachers: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    bookClass: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    bookLike: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    codingCourses: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    continue: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    enroll: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    home: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    planPage: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    readClass: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    readMore: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    sendMessage: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    tellUs: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    tryFirst: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    tryFree: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    viewCourses: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
  };
}

export interface SettingsDeskHours extends Struct.ComponentSchema {
  collectionName: 'components_settings_desk_hours';
  info: {
    displayName: 'Desk hours';
    icon: 'clock';
  };
  attributes: {
    closes: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
    day: Schema.Attribute.Enumeration<
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    > &
      Schema.Attribute.Required;
    opens: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
  };
}

export interface SettingsSocialLink extends Struct.ComponentSchema {
  collectionName: 'components_settings_social_links';
  info: {
    displayName: 'Social link';
    icon: 'earth';
  };
  attributes: {
    network: Schema.Attribute.Enumeration<['facebook', 'instagram', 'youtube', 'linkedin']> &
      Schema.Attribute.Required;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
  };
}

export interface SharedDestination extends Struct.ComponentSchema {
  collectionName: 'components_shared_destinations';
  info: {
    displayName: 'Destination';
    icon: 'pinMap';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    course: Schema.Attribute.Relation<'oneToOne', 'api::course.course'>;
    kind: Schema.Attribute.Enumeration<
      ['page', 'landing', 'course', 'post', 'policy', 'address', 'booking', 'chat']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'page'>;
    landing: Schema.Attribute.Relation<'oneToOne', 'api::landing-page.landing-page'>;
    page: Schema.Attribute.Relation<'oneToOne', 'api::page.page'>;
    policy: Schema.Attribute.Relation<'oneToOne', 'api::policy.policy'>;
    post: Schema.Attribute.Relation<'oneToOne', 'api::post.post'>;
  };
}

export interface SharedFactLine extends Struct.ComponentSchema {
  collectionName: 'components_shared_fact_lines';
  info: {
    displayName: 'Fact line';
    icon: 'bulletList';
  };
  attributes: {
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SharedLink extends Struct.ComponentSchema {
  collectionName: 'components_shared_links';
  info: {
    displayName: 'Link';
    icon: 'link';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface SharedSeo extends Struct.ComponentSchema {
  collectionName: 'components_shared_seo';
  info: {
    displayName: 'Search and sharing';
    icon: 'search';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    shareImage: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'block.benefits': BlockBenefits;
      'block.closing': BlockClosing;
      'block.courses': BlockCourses;
      'block.facts': BlockFacts;
      'block.faq': BlockFaq;
      'block.form': BlockForm;
      'block.hero': BlockHero;
      'block.logos': BlockLogos;
      'block.picture-text': BlockPictureText;
      'block.plans': BlockPlans;
      'block.steps': BlockSteps;
      'block.table': BlockTable;
      'block.table-row': BlockTableRow;
      'block.teachers': BlockTeachers;
      'block.testimonials': BlockTestimonials;
      'block.text': BlockText;
      'block.video': BlockVideo;
      'course.learning-step': CourseLearningStep;
      'course.topic': CourseTopic;
      'home.popup': HomePopup;
      'home.satellite': HomeSatellite;
      'home.slide': HomeSlide;
      'media.picture': MediaPicture;
      'menu.column': MenuColumn;
      'menu.group': MenuGroup;
      'menu.link': MenuLink;
      'page.accreditation': PageAccreditation;
      'page.beat': PageBeat;
      'page.benefit': PageBenefit;
      'page.certificate': PageCertificate;
      'page.claim': PageClaim;
      'page.closing': PageClosing;
      'page.duration': PageDuration;
      'page.fact': PageFact;
      'page.section': PageSection;
      'page.step': PageStep;
      'pricing.feature': PricingFeature;
      'pricing.price': PricingPrice;
      'settings.button-words': SettingsButtonWords;
      'settings.desk-hours': SettingsDeskHours;
      'settings.social-link': SettingsSocialLink;
      'shared.destination': SharedDestination;
      'shared.fact-line': SharedFactLine;
      'shared.link': SharedLink;
      'shared.seo': SharedSeo;
    }
  }
}

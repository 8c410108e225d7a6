import type { Schema, Struct } from '@strapi/strapi';

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
    displayName: 'Satellite programme';
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
      'course.learning-step': CourseLearningStep;
      'course.topic': CourseTopic;
      'home.popup': HomePopup;
      'home.satellite': HomeSatellite;
      'home.slide': HomeSlide;
      'media.picture': MediaPicture;
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
      'settings.desk-hours': SettingsDeskHours;
      'settings.social-link': SettingsSocialLink;
      'shared.fact-line': SharedFactLine;
      'shared.link': SharedLink;
      'shared.seo': SharedSeo;
    }
  }
}

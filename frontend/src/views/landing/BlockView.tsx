import type { LandingBlock } from '../../content/landing/landing';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { LinkLabel } from '../../ui/links/LinkLabel';
import { RichText } from '../../ui/rich-text/RichText';
import { BlockHead } from './BlockHead';
import { PictureText } from './blocks/PictureText';
import { CourseCards } from './blocks/CourseCards';
import { Facts } from './blocks/Facts';
import { BlockTable } from './blocks/BlockTable';
import { Marks } from './blocks/Marks';
import { Video } from './blocks/Video';
import { NumberedSteps } from './blocks/NumberedSteps';
import { BenefitList } from './blocks/BenefitList';
import { PlanCards } from './blocks/PlanCards';
import { Questions } from './blocks/Questions';
import { Quotes } from './blocks/Quotes';
import { TeacherCards } from './blocks/TeacherCards';
import '../../ui/styles/closing.css';

interface BlockViewProps {
  block: Exclude<LandingBlock, { kind: 'form' }>;
  /** The id of the heading, by which the block is named. */
  titleId: string;
}

function Body({ block }: Pick<BlockViewProps, 'block'>) {
  switch (block.kind) {
    case 'text':
      return <RichText content={block.body} />;
    case 'benefits':
      return <BenefitList items={block.items} />;
    case 'steps':
      return <NumberedSteps items={block.items} />;
    case 'facts':
      return <Facts items={block.items} />;
    case 'plans':
      return <PlanCards plans={block.plans} />;
    case 'courses':
      return <CourseCards courses={block.courses} />;
    case 'teachers':
      return <TeacherCards teachers={block.teachers} />;
    case 'testimonials':
      return <Quotes testimonials={block.testimonials} />;
    case 'faq':
      return <Questions questions={block.questions} />;
    case 'logos':
      return <Marks affiliations={block.affiliations} />;
    case 'video':
      return <Video video={block.video} title={block.title} />;
    case 'table':
      return <BlockTable heads={block.heads} rows={block.rows} />;
    case 'closing':
    case 'picture-text':
      return null;
  }
}

/** One block. Its heading is an h2 and those inside are h3, so that no order of blocks can be wrong. */
export function BlockView({ block, titleId }: BlockViewProps) {
  if (block.kind === 'picture-text') return <PictureText block={block} titleId={titleId} />;
  if (block.kind === 'closing') {
    return (
      <div className="closing">
        <div>
          <h2 id={titleId}>{block.title}</h2>
          {block.text !== null && <p>{block.text}</p>}
        </div>
        <ButtonLink look="lantern" size="large" href={block.link.href}>
          <LinkLabel label={block.link.label} about={block.title} />
        </ButtonLink>
      </div>
    );
  }
  const lead = 'lead' in block ? block.lead : null;
  return (
    <>
      {block.kind !== 'facts' && block.title !== null && (
        <BlockHead title={block.title} lead={lead} titleId={titleId} />
      )}
      <Body block={block} />
    </>
  );
}

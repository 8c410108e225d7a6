import { BlocksRenderer } from '@strapi/blocks-react-renderer';
import { type ComponentProps } from 'react';
import { type Blocks } from '../../content/blocks/blocks';
import { CodeFigure, OutputBlock } from './CodeFigure';
import { Anchor } from '../links/Anchor';
import { headingId } from '@lanternway/contracts/site/heading-id';
import '../styles/prose.css';
import '../styles/code.css';

type Block = Blocks[number];
type HeadingBlock = Extract<Block, { type: 'heading' }>;
type Renderers = NonNullable<ComponentProps<typeof BlocksRenderer>['blocks']>;

const renderers: Renderers = {
  link: ({ url, children }) => <Anchor href={url}>{children}</Anchor>,
  quote: ({ children }) => <blockquote>{children}</blockquote>,
  image: ({ image }) => (
    <img
      src={image.url}
      width={image.width}
      height={image.height}
      alt={image.alternativeText ?? ''}
      loading="lazy"
      decoding="async"
    />
  ),
};

/** A heading's text without the paragraph around it. */
const bare: Renderers = { ...renderers, paragraph: ({ children }) => <>{children}</> };

function textOf(nodes: HeadingBlock['children']): string {
  return nodes.map((node) => ('text' in node ? node.text : textOf(node.children))).join('');
}

/** The page's title is its h1, so staff's headings start at h2. */
function Heading({ block }: { block: HeadingBlock }) {
  const Tag = block.level <= 2 ? 'h2' : 'h3';
  return (
    <Tag id={headingId(textOf(block.children))}>
      <BlocksRenderer content={[{ type: 'paragraph', children: block.children }]} blocks={bare} />
    </Tag>
  );
}

type CodeBlock = Extract<Block, { type: 'code' }>;

/** The editor's languages, and "Plain text": that is what a program answers. */
function Code({ block }: { block: CodeBlock }) {
  const text = textOf(block.children);
  const language = 'language' in block && typeof block.language === 'string' ? block.language : 'plaintext';
  return language === 'plaintext' ? (
    <OutputBlock text={text} />
  ) : (
    <CodeFigure language={language} text={text} />
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.type === 'heading') return <Heading block={block} />;
  if (block.type === 'code') return <Code block={block} />;
  return <BlocksRenderer content={[block]} blocks={renderers} />;
}

/** What staff wrote in the editor. Headings get anchors from `headingId`. */
export function RichText({ content, className = 'prose' }: { content: Blocks; className?: string }) {
  return (
    <div className={className}>
      {content.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

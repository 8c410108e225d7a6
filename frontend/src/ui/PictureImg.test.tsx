import { render, screen } from '@testing-library/react';
import { type Picture } from '../content/blocks/picture';
import { PictureImg } from './PictureImg';

const photo: Picture = {
  src: '/static/a.jpg',
  width: 1000,
  height: 820,
  alt: 'A bridge',
  sources: [
    { type: 'image/avif', srcSet: '/static/a.avif 1000w' },
    { type: 'image/webp', srcSet: '/static/a.webp 1000w' },
  ],
  focal: { x: 52, y: 45 },
};

const image = () => screen.getByRole('img', { name: 'A bridge' });

describe('a picture', () => {
  it('brings its size, so that nothing moves when it comes', () => {
    render(<PictureImg picture={photo} />);
    expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['1000', '820']);
  });

  it('offers its formats, best first, in the width the layout gives it', () => {
    const { container } = render(<PictureImg picture={photo} sizes="46vw" />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.sizes).toBe('46vw');
  });

  it('keeps its focal point in view', () => {
    render(<PictureImg picture={photo} />);
    expect(image().style.objectPosition).toBe('52% 45%');
  });

  it('waits until it is near, unless it has priority', () => {
    const { rerender } = render(<PictureImg picture={photo} />);
    expect(image().getAttribute('loading')).toBe('lazy');
    rerender(<PictureImg picture={photo} priority />);
    expect(image().getAttribute('loading')).toBeNull();
    expect(image().getAttribute('fetchpriority')).toBe('high');
  });

  it('is a plain image where it has one file for every size', () => {
    const { container } = render(<PictureImg picture={{ ...photo, sources: [] }} />);
    expect(container.querySelector('picture')).toBeNull();
  });
});

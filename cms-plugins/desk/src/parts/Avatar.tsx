import { styled } from 'styled-components';

/** White letters are readable on each, also in the dark theme. */
const grounds = ['#0b5a63', '#6b4fa0', '#a3204a', '#8a5300'] as const;

/** The same for the same name, everywhere. */
const groundOf = (name: string): string =>
  grounds[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % grounds.length] ??
  grounds[0];

/** The first letter of a name in a circle; show the name itself next to it. */
export const Avatar = ({ name, isLarge = false }: { name: string; isLarge?: boolean }) => (
  <Circle aria-hidden $ground={groundOf(name)} $size={isLarge ? '3.2rem' : '2.4rem'}>
    {[...name.trim()][0]?.toUpperCase() ?? ''}
  </Circle>
);

const Circle = styled.span<{ $ground: string; $size: string }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  border-radius: 50%;
  background: ${({ $ground }) => $ground};
  color: #fff;
  font-size: 1.2rem;
  font-weight: 700;
  line-height: 1;
`;

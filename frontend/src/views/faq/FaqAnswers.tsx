import type { FaqGroup, FaqQuestion } from '../../content/reading/faq';
import { RichText } from '../../ui/rich-text/RichText';
import '../../ui/styles/answers.css';

/**
 * The id is on the answer, inside the details. Browsers open closed details when the address points into them, so a
 * link to a question works without script.
 */
function Question({ id, question, answer }: FaqQuestion) {
  return (
    <details>
      <summary>{question}</summary>
      <div className="faq-answer" id={id}>
        <RichText className="prose a" content={answer} />
      </div>
    </details>
  );
}

export function FaqAnswers({ group }: { group: FaqGroup }) {
  return (
    <section id={group.slug} aria-labelledby={`${group.slug}-title`}>
      <h2 id={`${group.slug}-title`}>{group.title}</h2>
      <div className="acc">
        {group.questions.map((question) => (
          <Question key={question.id} {...question} />
        ))}
      </div>
    </section>
  );
}

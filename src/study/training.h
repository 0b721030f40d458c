// Training: finds the weights of a judgement (kernel/play/judgement.h) with which gathered positions are foretold best,
// and says how well it does on others.
#pragma once

#include <string>

#include "kernel/play/judgement.h"
#include "study/gathering.h"

namespace kostka::study {

struct TrainingPlan {
  double ridge = 2e-4;  // how much large weights are held back
  int most_steps = 300;
  unsigned threads = 1;
};

// The weights and how good they are, all but the command. There is something to learn and something to check.
kernel::Judgement learn(const Gathered& gathered, const TrainingPlan& plan);

// The file that read_judgement() reads.
std::string value_file(const kernel::Judgement& judgement, std::span<const kernel::Feature> features,
                       const std::string& command);

}  // namespace kostka::study

"""A JSON Resume document (schema 1.x), and the few fields the page needs beyond it.

The schema allows properties of one's own everywhere; those of this site are
``illustration`` and ``url`` of an award, ``logo``, ``projects`` and
``qualifications`` of an education entry, and ``page`` of the document's ``meta``.
"""

from portfolio.models.resume.dates import PartialDate
from portfolio.models.resume.document import Basics, Headings, Meta, Profile, Resume
from portfolio.models.resume.education import Brief, Course, Education, Qualification
from portfolio.models.resume.entry import Entry
from portfolio.models.resume.work import Award, Job, Skill

__all__ = [
    "Award",
    "Basics",
    "Brief",
    "Course",
    "Education",
    "Entry",
    "Headings",
    "Job",
    "Meta",
    "PartialDate",
    "Profile",
    "Qualification",
    "Resume",
    "Skill",
]

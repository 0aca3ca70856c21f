"""A JSON Resume document (schema 1.x), and the few fields the page needs beyond it.

The schema allows properties of one's own everywhere; those of this site are
``illustration`` and ``url`` of an award, ``logo``, ``projects`` and
``qualifications`` of an education entry, and ``page`` of the document's ``meta``.
"""

from portfolio.models.resume.basics import Basics, Location, Profile
from portfolio.models.resume.dates import PartialDate
from portfolio.models.resume.document import Headings, Meta, Resume
from portfolio.models.resume.education import Brief, Course, Education, Qualification
from portfolio.models.resume.entry import Entry
from portfolio.models.resume.period import Period
from portfolio.models.resume.records import (
    Award,
    Certificate,
    Interest,
    Language,
    Publication,
    Reference,
    Skill,
)
from portfolio.models.resume.work import CareerProject, Job, Volunteer

__all__ = [
    "Award",
    "Basics",
    "Brief",
    "CareerProject",
    "Certificate",
    "Course",
    "Education",
    "Entry",
    "Headings",
    "Interest",
    "Job",
    "Language",
    "Location",
    "Meta",
    "PartialDate",
    "Period",
    "Profile",
    "Publication",
    "Qualification",
    "Reference",
    "Resume",
    "Skill",
    "Volunteer",
]
